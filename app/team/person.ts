/** A person of the office whom visitors meet by name. */
export type Person = {
  slug: string
  name: string
  role: string
  /** What the person takes care of. */
  work: string
  /** In the person's own words. */
  quote?: string
  languages: string
  hours: string
  /** The number under which Susep lists the person. */
  susep?: string
  isResponsibleBroker?: true
  picture: Photograph | Drawing | Initials
  /** Invented for a demonstration: production does not show the person (D72). */
  isSample: boolean
}

/** A square picture of at least 640 × 640 px. */
export type Photograph = { kind: "photograph"; address: string }

export type Drawing = {
  kind: "drawing"
  wall: PortraitTone
  window: PortraitTone
  clothes: PortraitTone
  hair: { cut: "bob" | "short" | "bun" | "beard" | "round"; tone: PortraitTone }
  hasGlasses?: true
}

/** For a person with neither: the initials of the name on tiles. */
export type Initials = { kind: "initials" }

export type PortraitTone = "agua" | "verde" | "cobalto" | "petroleo" | "barro" | "notch" | "papel"

/** The name where nothing else on the page says that the person is invented. */
export function publicName({ name, isSample }: Person) {
  return isSample ? `${name} (exemplo)` : name
}
