// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SectionTabs } from '@/components/listings/detail/section-tabs'

test('the tab of the section in view is marked, scrolling down and up', () => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0)
    return 0
  })
  const sections = ['a', 'b', 'c'].map((id) => ({ id, title: id }))
  render(
    <>
      <SectionTabs label="内容" sections={sections} />
      {sections.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  )
  const scrollTo = (y: number) => {
    sections.forEach(({ id }, i) => {
      vi.spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect').mockReturnValue({
        top: i * 600 - y,
      } as DOMRect)
    })
    act(() => void dispatchEvent(new Event('scroll')))
    return screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent
  }
  expect([0, 700, 1300, 700, 0].map(scrollTo)).toEqual(['a', 'b', 'c', 'b', 'a'])
  vi.unstubAllGlobals()
})
