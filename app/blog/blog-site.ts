/** §9: the fixed site of the public servants' blog. Every statement about posts filters by it. */
export const siteId = "6f1d3c52-8a0e-4a57-9a6d-2b6f0c1e7d10"
