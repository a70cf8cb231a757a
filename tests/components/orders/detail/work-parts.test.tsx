// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WorkHeld, WorkPerson, WorkProgress, WorkProposal } from '@/components/orders/detail/work-parts'
import type { OrderWork } from '@/lib/contract/entities/order'
import type { UserId } from '@/lib/shared/ids'

const work = (more: Partial<OrderWork> = {}): OrderWork => ({
  from: '钻石II',
  to: '大师',
  ranks: [],
  percent: 58,
  matches: null,
  shots: 3,
  time: '48 小时内完成，已用 29 小时',
  pace: null,
  held: [],
  proposal: null,
  worker: null,
  ...more,
})

test('progress shows percentage, delay and its cost; unreported progress is not shown as zero', () => {
  const pace = { isLate: true, text: '已超时 2 小时 0 分钟', note: '按现在计，从效率保证金赔给客户 ¥4.00' }
  const { rerender } = render(<WorkProgress work={work({ pace })} />)
  for (const text of ['58%', '3 次', pace.text, pace.note, '48 小时内完成，已用 29 小时'])
    expect(screen.getByText(text)).toBeTruthy()
  rerender(<WorkProgress work={work({ percent: null, from: '', matches: { done: 3, all: 5 } })} />)
  expect(screen.getByText('还没有上传进度')).toBeTruthy()
  expect(screen.getByText('3 / 5 局')).toBeTruthy()
  expect(screen.queryByText(pace.text)).toBeNull()
})

test('proposal, held deposits and booster are shown only if present', () => {
  const { container, rerender } = render(
    <>
      <WorkProposal work={work()} />
      <WorkHeld work={work()} />
      <WorkPerson work={work()} />
    </>,
  )
  expect(container.textContent).toBe('')
  const full = work({
    held: [{ label: '代练费', note: '客户付，平台托管', amount: '268.00' }],
    proposal: { by: '打手', reason: '手伤', pay: '134.00', forfeit: '0.00', back: '134.00', returned: '500.00' },
    worker: {
      boosterId: 7 as UserId,
      name: '夜**行',
      actor: '',
      intro: '',
      title: '打手',
      level: 3,
      done: 24,
      onTime: 96,
      broken: 0,
      rating: '4.8',
      ratings: 9,
    },
  })
  rerender(
    <>
      <WorkProposal work={full} />
      <WorkHeld work={full} />
      <WorkPerson work={full} />
    </>,
  )
  expect(screen.getByText('打手提出：手伤')).toBeTruthy()
  expect(screen.getByText('¥500.00')).toBeTruthy()
  expect(screen.getByText('¥268.00')).toBeTruthy()
  expect(screen.getByText('3 级 · 完成 24 单 · 准时 96% · 中途退出 0% · 评分 4.8')).toBeTruthy()
})

test('ladder ranks are shown between start and target, only those near the current one if there are many', () => {
  const names = () => screen.getAllByRole('listitem').map((rung) => rung.textContent)
  const { rerender } = render(<WorkProgress work={work({ ranks: ['钻石I'] })} />)
  expect(names()).toEqual(['已完成：钻石II起点', '进行中：钻石I现在', '未开始：大师目标'])
  rerender(<WorkProgress work={work({ percent: 100, ranks: ['钻石I'] })} />)
  expect(names()).toEqual(['已完成：钻石II起点', '已完成：钻石I', '已完成：大师目标'])
  rerender(<WorkProgress work={work({ percent: 50, ranks: ['A', 'B', 'C', 'D', 'E'] })} />)
  expect(names()).toEqual(['已完成：钻石II起点', '已完成：B', '进行中：C现在', '未开始：D', '未开始：大师目标'])
})
