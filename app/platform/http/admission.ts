/**
 * Load shedding. Beyond what the process can carry a visitor is told to come back in a moment, and
 * the last places are kept for those who are handing over a request.
 */
export function createAdmission({ capacity, reserved }: { capacity: number; reserved: number }) {
  let inside = 0
  return {
    enter: (isPrecious: boolean) => {
      if (inside >= (isPrecious ? capacity : capacity - reserved)) return false
      inside++
      return true
    },
    leave: () => {
      inside--
    },
    count: () => inside,
  }
}
