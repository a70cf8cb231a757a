import { type EmptyName, emptyUrl } from '@/lib/shared/pictures/empty-url'

/** One of the eight drawings, in the brand's colours. */
export const EmptyPicture = ({ name }: { name: EmptyName }) => (
  <svg width="176" height="132" viewBox="0 0 240 180" aria-hidden="true">
    <use href={emptyUrl(name)} />
  </svg>
)
