import { expect, test } from 'vitest'
import { damageError } from '@/lib/shared/text/damage-error'

test.each([
  ['卡号\ufffd', '内容中有乱码“�”，可能是文件编码不对，请核对原文后重新填写'],
  ['AAA\r\nBBB\n\ufffd\ufffdCCC\n', '第3行有乱码“�”，可能是文件编码不对，请核对原文后重新填写'],
  ['卡号：AAA111\n密码：pw11', undefined],
  ['', undefined],
])('the error of %j with lost characters is %s', (text, error) => {
  expect(damageError(text)).toBe(error)
})
