import style from "./qr-code.module.css"

/** What a reader wants around the code, in modules. */
const quiet = 4

/** A QR code from its modules. */
export function QrCode({ matrix, label }: { matrix: readonly (readonly boolean[])[]; label: string }) {
  const side = matrix.length + 2 * quiet
  return (
    <svg
      className={style.code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      {...{ role: "img", "aria-label": label }}
    >
      <path d={pathOf(matrix)} />
    </svg>
  )
}

function pathOf(matrix: readonly (readonly boolean[])[]) {
  return matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
    .join("")
}
