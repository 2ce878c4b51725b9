import { Button } from "../controls/button.tsx"
import { Block, BlockForm, BlockMore, BlockPages, BlockTable } from "./block.tsx"
import { CompactStyle } from "./compact-style.tsx"

export function PartsOfAPage() {
  return (
    <CompactStyle>
      <Block id="exemplo-tabela" title="Feriados" side="2026">
        <BlockTable label="Feriados de exemplo">
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Nome</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">20 de novembro</th>
              <td>Dia da Consciência Negra</td>
            </tr>
          </tbody>
        </BlockTable>
      </Block>
      <Block id="exemplo-forma" title="Remover">
        <BlockMore label="Mudar">
          <BlockForm intent="example">
            <Button type="submit" look="quiet" isSmall>
              Remover
            </Button>
          </BlockForm>
        </BlockMore>
      </Block>
      <BlockPages label="Páginas de exemplo">
        <a href="#exemplo-tabela">Mais antigos</a>
      </BlockPages>
    </CompactStyle>
  )
}
