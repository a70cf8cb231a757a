import { MissingPage } from '@/components/site/frame/missing-page'

/** Without a frame: Next puts this into every page it renders, in case it should be needed. Unknown addresses have [...rest]. */
export default function NotFound() {
  return <MissingPage />
}
