import { company } from "./company.ts"

export const siteName = `${company.name} ${company.audience}`
