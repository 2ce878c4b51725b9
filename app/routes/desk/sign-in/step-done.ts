import { createContext } from "react-router"

/**
 * Set by an action that used up what its page needs (an invitation, an unfinished session). The page's loader runs after it
 * in the same request and would find nothing.
 */
export const stepDoneContext = createContext(false)
