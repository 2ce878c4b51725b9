import { arch, area, box, disc, half, halfRing, outline, type Shape } from "./shapes.ts"

/** The pictures of the blog's authors, by slug, 160 × 184, shown under an arch. The authors are teams: no picture shows a real person. */
export const portraits: Readonly<Record<string, readonly Shape[]>> = {
  "redacao-webplan": [
    box("agua", 0, 0, 160, 184),
    // A reader with glasses behind an open book.
    half("petroleo", 80, 78, 44),
    box("petroleo", 36, 78, 12, 40),
    box("petroleo", 112, 78, 12, 40),
    arch("cobalto", 20, 184, 120, 74),
    outline("papel", "M46 74h68v24a34 34 0 0 1-68 0z"),
    area("petroleo", [46, 74], [46, 66], [114, 66], [114, 74]),
    halfRing("petroleo", 63, 92, 15, 4, true),
    halfRing("petroleo", 97, 92, 15, 4, true),
    box("petroleo", 46, 88, 68, 4),
    area("anil", [80, 172], [10, 156], [10, 184], [150, 184], [150, 156]),
    area("papel", [80, 150], [18, 134], [18, 158], [80, 174]),
    area("vidrado", [80, 150], [142, 134], [142, 158], [80, 174]),
    box("sol", 76, 148, 8, 28),
  ],
  "equipe-de-atendimento": [
    box("verde", 0, 0, 160, 184),
    // Two colleagues, one with a headset.
    arch("mata", 88, 184, 96, 92),
    disc("aguaFunda", 128, 78, 26),
    half("petroleo", 128, 76, 28),
    arch("sol", 6, 184, 112, 72),
    disc("papel", 62, 88, 38),
    half("petroleo", 62, 84, 40),
    disc("petroleo", 62, 42, 15),
    halfRing("barro", 62, 92, 48, 7),
    disc("barro", 18, 94, 12),
    disc("barro", 106, 94, 12),
    outline("barro", "M14 100h7a26 26 0 0 0 24 20v7a33 33 0 0 1-31-27z"),
  ],
}
