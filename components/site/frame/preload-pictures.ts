/** A picture is loaded when it is within a third of a screen below the viewport: 1.33 screens in total. */
const PRELOAD_RATIO = 1.33
const LAZY = 'img[loading="lazy"]'

/** Browsers differ in how early they load lazy pictures; this sets the latest point, for the whole life of the page. */
export function preloadPictures(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
        target.loading = 'eager'
        seen.unobserve(target)
      }
    },
    { rootMargin: `0px 0px ${Math.round((PRELOAD_RATIO - 1) * 100)}% 0px` },
  )
  const watch = (root: ParentNode) => {
    for (const picture of root.querySelectorAll(LAZY)) seen.observe(picture)
  }
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) watch(node)
  })
  watch(document)
  added.observe(document.body, { childList: true, subtree: true })
}
