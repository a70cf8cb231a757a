// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EarlyInput } from '@/components/ui/forms/early-input'

function Doubled() {
  const [text, setText] = useState('')
  return (
    <>
      <EarlyInput value={text} onText={setText} />
      <output>{text === '' ? 'nothing' : Number(text) * 2}</output>
    </>
  )
}

test('text typed before the script has loaded counts like text typed later', async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(<Doubled />)
  const box = host.querySelector('input') as HTMLInputElement
  box.value = '21'
  const root = await act(async () => hydrateRoot(host, <Doubled />))
  expect(host.querySelector('output')?.textContent).toBe('42')
  expect(box.value).toBe('21')
  await act(async () => root.unmount())
})

test('an empty box changes nothing', async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(<Doubled />)
  const root = await act(async () => hydrateRoot(host, <Doubled />))
  expect(host.querySelector('output')?.textContent).toBe('nothing')
  await act(async () => root.unmount())
})
