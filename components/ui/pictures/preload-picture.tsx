import { mediaUrl } from '@/lib/shared/text/safe-url'

/**
 * Tells the browser of a picture that CSS draws above the fold, which it would learn of only after the sheets. Next
 * drops what react-dom's `preload` is told by a server component; an element stays in the head.
 */
export function PreloadPicture({ picture }: { picture: string }) {
  const href = mediaUrl(picture)
  return href ? <link rel="preload" as="image" href={href} fetchPriority="high" /> : null
}
