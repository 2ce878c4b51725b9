/** In a request of the worker for a page at the edge: the change that the page must contain. The edge passes it on from nobody else. */
export const settingsVersionHeader = "x-settings-version"
