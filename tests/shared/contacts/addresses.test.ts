import { describe, expect, it } from 'vitest'
import { maskContacts } from '@/lib/shared/contacts/mask-contacts'

/** The part in braces is what is masked. */
const masked = (marked: string): [written: string, shown: string] => [
  marked.replace(/[{}]/g, ''),
  marked.replace(/\{([^}]*)\}/g, (_, part: string) => '*'.repeat(Math.min(8, part.length))),
]

describe('e-mail and web addresses', () => {
  it.each(
    [
      '{dabao,com}',
      '{dabao.store}',
      '{dabao,cn}',
      '{dabao，com}',
      '{dabao 点 com}',
      '{dabao点store}',
      '{dabao.shop}',
      '{dabao。vip}',
      '{dabao·com}',
      '{dabao*com}',
      '{dabao.online}',
      '{dabao.games}',
      '{dabao[点]com}',
      '{dabao(dot)store}',
      '{dabao dot cc}',
      '{m.dabao.pro}',
      '{d.a.b.a.o.com}',
      '{http://dabao.store/x}',
      '{dabao.xyz/abc}',
      '看 {t.cn/abc123} 吧',
      '{dabao@qq}',
      '{laowang@163}',
      '{laowang#163.com}',
      '{dabao艾特163点com}',
    ].map(masked),
  )('masks the contact in %s', (written, shown) => {
    expect(maskContacts(written)).toBe(shown)
  })

  it.each([
    'app.store 下载',
    'mid,top,adc 都会',
    '打到 boss.3',
    'no.1 服务器',
    'version 1.2.3',
    'svip,vip 都有',
    'ok, me too',
  ])('leaves %s', (written) => expect(maskContacts(written)).toBe(written))
})
