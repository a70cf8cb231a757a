// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CheckFacts, factsOf, type Seen } from '@/components/office/checks/check-facts'

const FACTS = [
  { key: 'ranking', label: '段位', value: '荣耀王者', unit: '', options: ['荣耀王者', '最强王者'] },
  { key: 'skins', label: '皮肤', value: '300', unit: '个', options: [] },
]

function Form({ onSeen }: { onSeen: (seen: Seen) => void }) {
  const [seen, setSeen] = useState<Seen>({})
  const handleChange = (next: Seen) => {
    setSeen(next)
    onSeen(next)
  }
  return (
    <App>
      <CheckFacts facts={FACTS} seen={seen} onChange={handleChange} />
    </App>
  )
}

test('a tick confirms the value of the seller, another value corrects it, and both can be undone', () => {
  let seen: Seen = {}
  render(<Form onSeen={(next) => (seen = next)} />)
  expect(screen.getByText('已核对 0 / 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: '段位' }))
  expect(seen).toEqual({ ranking: '荣耀王者' })
  fireEvent.change(screen.getByRole('textbox', { name: '皮肤实际值' }), { target: { value: '288' } })
  expect(seen).toEqual({ ranking: '荣耀王者', skins: '288' })
  expect(factsOf(FACTS, seen)).toEqual({ ranking: '荣耀王者', skins: '288' })
  expect(screen.getByText('已核对 2 / 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '卖家填的是 300个，还原' }))
  expect(seen).toEqual({ ranking: '荣耀王者' })
  fireEvent.click(screen.getByRole('checkbox', { name: '段位' }))
  expect(seen).toEqual({})
})
