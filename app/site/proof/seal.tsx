import style from "./seal.module.css"

/** Selo: where a statement comes from. `sample` marks what is invented for a demonstration. */
export function Seal({ text, sample }: { text: string; sample?: string }) {
  return (
    <p className={style.seal}>
      {text}
      {sample && (
        <>
          {" · "}
          <b>{sample}</b>
        </>
      )}
    </p>
  )
}
