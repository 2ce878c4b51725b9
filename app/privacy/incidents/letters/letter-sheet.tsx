import { Button } from "../../../ui/controls/button.tsx"
import { useCopy } from "../../../ui/controls/use-copy.ts"
import style from "./letter-sheet.module.css"
import { type Letter, letterParts, letterText } from "./letters.ts"

const copyTexts = { yes: "Texto copiado", no: "Não foi possível copiar: selecione o texto" }

/** One letter as a sheet of paper; what is still missing is marked. */
export function LetterSheet(letter: Letter) {
  const { copied, copy } = useCopy()
  return (
    <>
      <article className={style.letter} aria-label={letter.subject}>
        <p className={style.subject}>
          <strong>{letter.subject}</strong>
        </p>
        {letter.paragraphs.map(({ label, text: written }) => (
          <p key={label ?? written}>
            {label && <strong>{`${label} `}</strong>}
            {letterParts(written).map(({ text, isGap }) => (isGap ? <mark key={text}>{text}</mark> : text))}
          </p>
        ))}
      </article>
      <div className={style.acts}>
        <Button look="quiet" onClick={() => void copy(letterText(letter))}>
          {copied ? copyTexts[copied] : "Copiar o texto"}
        </Button>
        <Button look="text" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
    </>
  )
}
