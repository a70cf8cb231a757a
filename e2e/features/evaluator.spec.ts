import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string

test('the valuation form validates every field, explains its result and preserves the typed values', async ({
  page,
}) => {
  await page.goto(`${ORIGIN()}/gj-wzry`)
  await page.getByRole('button', { name: '估算价格' }).click()
  await expect(page.getByText('请选择段位')).toBeVisible()
  await expect(page.getByLabel('段位')).toBeFocused()
  await page.getByLabel('段位').selectOption('荣耀王者')
  await page.getByLabel('贵族').selectOption('V8')
  await page.getByLabel('皮肤').fill('260')
  await page.getByLabel('英雄').fill('很多')
  await page.getByRole('button', { name: '估算价格' }).click()
  await expect(page.getByText('请输入英雄，应为数字')).toBeVisible()
  await page.getByLabel('英雄').fill('500')
  await page.getByRole('button', { name: '估算价格' }).click()
  await expect(page.getByText('英雄请填写 0–150')).toBeVisible()
  await page.getByLabel('英雄').fill('110')
  await page.getByRole('button', { name: '估算价格' }).click()
  const result = page.getByRole('region', { name: '估价结果' })
  await expect(result.getByText('参考成交价')).toBeVisible()
  await expect(result.getByRole('rowheader')).toHaveText(['段位', '贵族', '皮肤', '英雄'])
  await expect(result.getByText(/依据近 90 天 \d+ 个王者荣耀账号成交/)).toBeVisible()
  await expect(page.getByLabel('皮肤')).toHaveValue('260')
  await expect(result.getByRole('link', { name: '申请回收' })).toHaveAttribute('href', '/recycle/request?gid=107')
  await page.getByLabel('段位').selectOption('倔强青铜')
  await page.getByRole('button', { name: '估算价格' }).click()
  await expect(result.getByText(/近期没有相近的成交（段位 倔强青铜/)).toBeVisible()
})

test('the valuation reports a lost connection and can be retried', async ({ page }) => {
  await openSettled(page, `${ORIGIN()}/gj-wzry/hpjyEvaluator`)
  await page.getByLabel('段位').selectOption('王牌')
  for (const label of ['等级', '枪皮', '场次']) await page.getByLabel(label).fill('60')
  await page.route('**/api/evaluation', (route) => route.abort())
  await page.getByRole('button', { name: '估算价格' }).click()
  const result = page.getByRole('region', { name: '估价结果' })
  await expect(result.getByRole('alert')).toHaveText('网络超时')
  await page.unroute('**/api/evaluation')
  await page.getByRole('button', { name: '估算价格' }).click()
  await expect(result.getByText('参考成交价')).toBeVisible()
})
