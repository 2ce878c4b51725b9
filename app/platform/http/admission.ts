/**
 * Load shedding: limits the requests in progress. The last places are reserved for posts, so that forms still get through
 * when pages are refused.
 */
export function createAdmission({ capacity, reserved }: { capacity: number; reserved: number }) {
  let active = 0
  return {
    enter: (isPost: boolean) => {
      if (active >= (isPost ? capacity : capacity - reserved)) return false
      active++
      return true
    },
    leave: () => {
      active--
    },
    count: () => active,
  }
}
