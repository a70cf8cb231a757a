// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { usePartInView } from '@/components/office/site/use-part-in-view'

function Form() {
  const form = useRef<HTMLFormElement>(null)
  const { part = 'basic' } = usePartInView(form, true)
  return (
    <form ref={form}>
      <nav />
      {['basic', 'nav'].map((id) => (
        <section key={id} id={id}>
          <input aria-label={id} hidden={id !== part} />
        </section>
      ))}
    </form>
  )
}
const follow = (hash: string) =>
  act(() => {
    location.hash = hash
    dispatchEvent(new Event('hashchange'))
  })
afterEach(() => {
  location.hash = ''
})

it('a link to the section with an error opens that section and keeps what was typed in another', () => {
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('basic')
  input.value = '新站名'
  expect(screen.getByLabelText<HTMLInputElement>('nav').hidden).toBe(true)
  follow('#nav')
  expect(screen.getByLabelText<HTMLInputElement>('nav').hidden).toBe(false)
  expect(input.hidden).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('basic').value).toBe('新站名')
})

it('a link to something else leaves the open section of the form as it is', () => {
  render(<Form />)
  follow('#preview')
  expect(screen.getByLabelText<HTMLInputElement>('basic').hidden).toBe(false)
})
