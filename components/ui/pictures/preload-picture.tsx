import { mediaUrl } from '@/lib/shared/text/safe-url'

/**
 * Preloads a picture that CSS draws above the fold, which the browser would only discover after the stylesheets. Next
 * drops `preload` calls of react-dom made by a server component; an element stays in the head.
 */
export function PreloadPicture({ picture }: { picture: string }) {
  const href = mediaUrl(picture)
  return href ? <link rel="preload" as="image" href={href} fetchPriority="high" /> : null
}
