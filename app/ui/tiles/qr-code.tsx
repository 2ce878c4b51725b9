import style from "./qr-code.module.css"

/** The margin that scanners need around the code, in modules. */
const quietZone = 4

/** A QR code drawn from its modules. */
export function QrCode({ matrix, label }: { matrix: readonly (readonly boolean[])[]; label: string }) {
  const side = matrix.length + 2 * quietZone
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
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : "")))
    .join("")
}
