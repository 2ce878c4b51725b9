/** Texts of the components in `ui`, which take them as props. */

/** `<Field optional>` */
export const optionalMark = "opcional"

/** `<BlockRefusal>` */
export const refusalBlock = { id: "recusa", heading: "Ação não concluída" } as const

/** `<Frieze>` */
export const friezeButton = { pause: "Pausar", resume: "Retomar" } as const

/** `<Checklist>` */
export const checkStates = { good: "em ordem", bad: "atenção" } as const

/** '6 de 8 em ordem' */
export const checksInOrder = (good: number, all: number) => `${good} de ${all} em ordem`
