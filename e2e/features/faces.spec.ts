import { expectAccessible } from '../support/accessible'
import { Member } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN ?? ''

test('a member checks the own face on the phone, and the page on the desktop follows', async ({ browser }) => {
  const member = await Member.create({ realName: '王小明' })
  const desktop = await member.open(browser, '/center/myself/accountSecurity')
  const watched = watch(desktop)
  await desktop.getByRole('button', { name: '核验', exact: true }).click()
  const dialog = desktop.getByRole('dialog', { name: '人脸核验' })
  await expect(dialog.getByRole('img', { name: '人脸核验二维码' })).toBeVisible()
  await expectAccessible(desktop)
  const phone = await member.open(browser, '/faceCheck?purpose=list', { viewport: { width: 390, height: 844 } })
  await phone.getByRole('button', { name: '开始核验' }).click()
  await phone.getByRole('button', { name: '不是本人' }).click()
  await expect(phone.getByText(/核验未通过：与实名认证的本人不符/)).toBeVisible()
  await expect(dialog.getByText(/核验未通过/)).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: '重新核验' }).click()
  await phone.getByRole('button', { name: '本人，核验通过' }).click()
  await expect(phone.getByText(/人脸核验已通过/)).toBeVisible()
  await expect(dialog.getByText('人脸核验已通过，可以继续发布商品。')).toBeVisible()
  await openSettled(phone, `${origin()}/faceCheck?purpose=list&back=1`)
  await expect(phone.getByText(/人脸核验已通过/)).toBeVisible()
  await expectQuiet(watched)
})
