import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => [path, readFileSync(join('components', path), 'utf8')] as const)

/** Text of each input element, up to its end. */
const inputsOf = (source: string): string[] =>
  [...source.matchAll(/<(?:input|Input)\b/g)].map(({ index }) => source.slice(index, source.indexOf('/>', index)))

it('inputs for digits, amounts and accounts have no maxLength, which cuts a paste before it is normalized', () => {
  const isNumber = (input: string) =>
    /inputMode="(?:numeric|decimal|tel)"|normal(?:Amount|Count|Digits|Phone|Account|Email)/.test(input)
  const found = sources.flatMap(([path, source]) => inputsOf(source).map((input) => ({ path, input })))
  expect(found.filter(({ input }) => isNumber(input)).length).toBeGreaterThan(20)
  expect(found.filter(({ input }) => isNumber(input) && input.includes('maxLength')).map(({ path }) => path)).toEqual(
    [],
  )
})

it('staff type amounts of money as text, because the number input of antd drops what it cannot read', () => {
  const isMoney = (input: string) => /precision=\{2\}|stringMode/.test(input)
  const boxes = sources.filter(([, source]) =>
    [...source.matchAll(/<InputNumber\b/g)].some(({ index }) =>
      isMoney(source.slice(index, source.indexOf('/>', index))),
    ),
  )
  expect(boxes.map(([path]) => path)).toEqual([])
})

it('no browser input of type number, which drops full-width digits and separators', () => {
  expect(sources.filter(([, source]) => source.includes('type="number"')).map(([path]) => path)).toEqual([])
})

it('inputs have 16 px of text on every touch screen, also in landscape, so that iOS does not zoom in', () => {
  const rule = /@media ([^{]+)\{ input, select, textarea \{ font-size: var\(--fs-16\) !important/
  const [, media = ''] = rule.exec(readFileSync('styles/ui.css', 'utf8')) ?? []
  expect(media.split(',').map((one) => one.trim())).toEqual(['(max-width: 767px)', '(pointer: coarse)'])
})
