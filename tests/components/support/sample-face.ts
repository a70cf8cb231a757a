import type { Face } from '@/components/people/face/use-face'

/** No check yet, on a site that checks faces. */
export const NO_FACE: Face = {
  isOffered: true,
  scriptUrl: '',
  isPassed: false,
  passedTime: '',
  endTime: '',
  triesLeft: 5,
  check: null,
}
