import { createContext } from "react-router"

/**
 * Set by an action that used up what its own page asks for (an invitation, an unfinished session): the page's loader runs
 * after it in the same request and would find nothing.
 */
export const stepDoneContext = createContext(false)
