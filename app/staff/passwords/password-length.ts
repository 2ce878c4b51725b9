/** NIST SP 800-63B: length instead of composition rules. The maximum limits the cost of hashing. */
export const passwordLength = { min: 12, max: 128 } as const
