// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { credentialsForm } from '@/components/orders/order/forms/credentials-form'
import { proofForm } from '@/components/orders/order/forms/proof-form'
import { quantityForm } from '@/components/orders/order/forms/quantity-form'
import { actionOf } from '../../support/sample-orders'

afterEach(cleanup)
const draft = {
  reason: '',
  account: 'player01',
  password: 'x',
  note: '已交付',
  pictures: [] as string[],
  amount: '',
  pay: '',
  forfeit: '',
  progress: '',
  quantity: '1',
  stars: '' as const,
}
const needing = actionOf({ action: 'deliver', form: 'credentials', checklist: ['登录页面', '日期和时间'] })
const plain = actionOf({ action: 'deliver', form: 'credentials' })

test('where a recording is needed, the form says what it must show before it is recorded', () => {
  const { Fields } = credentialsForm
  if (!Fields) throw new Error('the form has no fields')
  const props = { draft, change: () => {}, errorOf: () => undefined }
  const { rerender } = render(<Fields action={needing} {...props} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['登录页面', '日期和时间'])
  expect(screen.getByLabelText('发货录屏', { selector: 'input' })).toBeTruthy()
  rerender(<Fields action={plain} {...props} />)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.queryByLabelText('发货录屏', { selector: 'input' })).toBeNull()
})

test.each([
  ['of an account', credentialsForm, [] as string[]],
  ['of counted goods', quantityForm, ['evidence/ab/a.webp']],
  ['of work', proofForm, ['evidence/ab/a.webp']],
])('a delivery %s that needs a recording is not sent without one, nor while it is uploaded', (_, form, pictures) => {
  expect(form.validate({ ...draft, pictures }, needing)).toEqual(['pictures', '请上传发货录屏'])
  expect(form.validate({ ...draft, pictures: [...pictures, ''] }, needing)).toEqual([
    'pictures',
    '文件还在上传，传完或移除后再提交',
  ])
  const whole = { ...draft, pictures: [...pictures, 'evidence/ab/a.mp4'] }
  expect(form.validate(whole, needing)).toBeUndefined()
  expect(form.validate({ ...draft, pictures }, plain)).toBeUndefined()
  expect(form.toInput(whole).pictures).toBe(JSON.stringify(whole.pictures))
})
