// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BarChart } from '@/components/ui/kit/bar-chart'

afterEach(cleanup)

const bars = (values: readonly number[]) =>
  values.map((value, i) => ({
    key: `${i}`,
    label: `第${i + 1}天`,
    value,
    text: `¥${value}`,
    isNow: i === values.length - 1,
  }))
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height')))

test('bars are as high as their share of the highest value, and small values stay visible', () => {
  const { container } = render(<BarChart label="成交额" bars={bars([100, 50, 0, 0.01])} width={400} />)
  const [full, half, none, small] = heights(container)
  expect(half).toBe((full ?? 0) / 2)
  expect(none).toBe(0)
  expect(small).toBe(2)
})

test('only the highest and the current bar show their value', () => {
  render(<BarChart label="成交额" bars={bars([100, 50, 70])} width={400} />)
  expect(screen.getByText('¥100')).toBeTruthy()
  expect(screen.getByText('¥70')).toBeTruthy()
  expect(screen.queryByText('¥50')).toBeNull()
})

test('all bars show their values where they have space', () => {
  const { rerender } = render(<BarChart label="成交额" bars={bars([100, 50, 70])} width={400} hasValues />)
  for (const text of ['¥100', '¥50', '¥70']) expect(screen.getByText(text)).toBeTruthy()
  rerender(<BarChart label="成交额" bars={bars([100, 50, 70])} width={100} hasValues />)
  expect(screen.queryByText('¥50')).toBeNull()
})

test('of many periods at most fourteen are labelled, the current one always', () => {
  render(<BarChart label="成交额" bars={bars(Array.from({ length: 30 }, (_, i) => i + 1))} width={760} />)
  expect(screen.getAllByText(/^第/).length).toBeLessThanOrEqual(14)
  expect(screen.getByText('第30天')).toBeTruthy()
})

test('the earlier period shares the scale, whose values are at the side', () => {
  const { container } = render(
    <BarChart label="成交额" bars={bars([50, 25])} before={[100, 0]} axis={(value) => `${value}元`} width={400} />,
  )
  expect(screen.getByText('100元')).toBeTruthy()
  expect(screen.getByText('50元')).toBeTruthy()
  expect(container.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(2)
})

test.each([
  { most: 1, scale: ['2', '1', '0'] },
  { most: 7, scale: ['8', '4', '0'] },
  { most: 31, scale: ['40', '20', '0'] },
  { most: 10_000, scale: ['10000', '5000', '0'] },
  { most: 93_000, scale: ['100000', '50000', '0'] },
])('the scale of values up to $most has three different whole numbers', ({ most, scale }) => {
  const { container } = render(<BarChart label="成交额" bars={bars([most])} axis={String} width={400} />)
  expect([...container.querySelectorAll('g:not([data-now]) > text')].map(({ textContent }) => textContent)).toEqual(
    scale,
  )
})
