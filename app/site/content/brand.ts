/** The name as the logo, the icons and the share cards show it. They are drawn at build, so it is not a setting. */
export const brand = { name: "WebPlan", audience: "Servidores Públicos" } as const

export const siteName = `${brand.name} ${brand.audience}`
