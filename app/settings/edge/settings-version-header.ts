/** In a request of the worker for a page at the edge: the change that the page must contain. nginx passes it on for refreshes only. */
export const settingsVersionHeader = "x-settings-version"
