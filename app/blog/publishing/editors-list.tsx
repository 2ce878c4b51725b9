import { Block, BlockPages, BlockTable } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"

export type EditorsPostRow = {
  id: number
  title: string
  /** The public page; null while it is not public. */
  href: string | null
  status: string
  published: string
  reviewed: string
  views: string
  likes: string
}

type Props = { posts: readonly EditorsPostRow[]; olderHref: string | null; newestHref: string | null }

const columns = ["Artigo", "Situação", "Publicação", "Revisão", "Visitas", "Curtidas"]

/** All posts, for editors. Read-only: publishing is a command. */
export function EditorsList({ posts, olderHref, newestHref }: Props) {
  return (
    <>
      <PageHead title="Artigos">
        <p>
          Do mais novo ao mais antigo. Esta página é só para consulta: para publicar ou corrigir, use o
          comando de artigos.
        </p>
      </PageHead>
      <Block id="artigos" title="Todos os artigos">
        {posts.length === 0 ? (
          <p>Nenhum artigo.</p>
        ) : (
          <BlockTable label="Artigos" columns={columns}>
            {posts.map(({ id, title, href, status, published, reviewed, views, likes }) => (
              <tr key={id}>
                <th scope="row">{href ? <a href={href}>{title}</a> : title}</th>
                <td>{status}</td>
                <td>{published}</td>
                <td>{reviewed}</td>
                <td>{views}</td>
                <td>{likes}</td>
              </tr>
            ))}
          </BlockTable>
        )}
      </Block>
      {(newestHref || olderHref) && (
        <BlockPages label="Páginas dos artigos">
          {newestHref && <a href={newestHref}>Mais novos</a>}
          {olderHref && <a href={olderHref}>Mais antigos</a>}
        </BlockPages>
      )}
    </>
  )
}
