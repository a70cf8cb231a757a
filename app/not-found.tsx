import { MissingPage } from '@/components/site/frame/missing-page'

/** Without a frame, because Next includes this in every page it renders. Unknown addresses use [...rest]. */
export default function NotFound() {
  return <MissingPage />
}
