import { type RefObject, useEffect } from 'react'

/** Makes a table that is wider than its place reachable by keyboard, so that it can be scrolled; `isShown`: it is on the page. */
export function useFocusableScroll(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const area = box.current?.querySelector<HTMLElement>('.ant-table-content')
    if (!area) return
    const observer = new ResizeObserver(() => {
      if (area.scrollWidth > area.clientWidth) area.tabIndex = 0
      else area.removeAttribute('tabindex')
    })
    for (const element of [area, ...area.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [box, isShown])
}
