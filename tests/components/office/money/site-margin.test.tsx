// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import { SiteMargin } from '@/components/office/money/site-margin'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { Permission } from '@/lib/shared/staff/staff'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { staffOf } from '../../support/sample-staff'

const open = async ({ most = '2', permissions = ['margin.write'] }: { most?: string; permissions?: Permission[] }) => {
  server.use(mockCall('GET /console/margin', { value: '1', most, fees: [{ name: '账号', fee: '6%', total: '7%' }] }))
  render(
    <App>
      <StaffContext value={staffOf({ house: 'dist', permissions })}>
        <SiteMargin />
      </StaffContext>
    </App>,
  )
  await settle()
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存加价' })

test('a margin within the limit is saved with its reason; above it the field says so', async () => {
  const change = mockCall('POST /console/changeMargin', null)
  server.use(change)
  await open({})
  expect(screen.getByText('7%')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '修改加价' }))
  type(/站点加价（%）/, '2.5')
  type(/原因/, '推广投入')
  expect(screen.getByText('最高 2%')).toBeTruthy()
  expect(save().disabled).toBe(true)
  type(/站点加价（%）/, '1.5')
  expect(save().disabled).toBe(false)
  fireEvent.click(save())
  await settle()
  expect(change.inputs).toEqual([{ value: '1.5', reason: '推广投入' }])
})

test.each([[{ most: '0' }], [{ permissions: [] }]])(
  'a margin cannot be changed where the platform allows none, or without the permission',
  async (state) => {
    await open(state)
    expect(screen.queryByRole('button', { name: '修改加价' })).toBeNull()
  },
)
