export type NavigationItem = {
  label: string
  href: string
  hasDropdown: boolean
  dropdownItems: { label: string; href: string }[]
}

const link = (label: string, href: string): NavigationItem => ({
  label,
  href,
  hasDropdown: false,
  dropdownItems: [],
})

export const navigation: NavigationItem[] = [
  link("Home", "/"),
  link("Escritório", "/sobre"),
  {
    label: "Operadoras",
    href: "#planos",
    hasDropdown: true,
    dropdownItems: [
      { label: "Amil", href: "/amil" },
      { label: "SulAmérica", href: "/sulamerica" },
      { label: "Alice", href: "/alice" },
      { label: "Porto Seguro", href: "/porto-seguro" },
      { label: "MedSênior", href: "/medsenior" },
    ],
  },
  link("Blog", "/blog"),
  link("Contato", "#contato"),
]
