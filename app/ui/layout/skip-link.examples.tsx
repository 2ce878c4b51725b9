import { SkipLink } from "./skip-link.tsx"

export const Skip = () => <SkipLink href="#skip-link">Pular para o conteúdo</SkipLink>
