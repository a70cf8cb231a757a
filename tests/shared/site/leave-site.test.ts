import { describe, expect, it } from 'vitest'
import { leaveTarget } from '@/lib/shared/site/leave-site'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const conf = { ...DEFAULT_HOME_CONF, notifBits: [{ title: '伙伴', url: 'https://partner.example/x' }] }

describe('external link page', () => {
  it.each([
    ['https://partner.example/any?page=1', 'partner.example', true],
    ['https://beian.miit.gov.cn/', 'beian.miit.gov.cn', true],
    ['http://partner.example/', 'partner.example', false],
    ['https://partner.example.evil.test/', 'partner.example.evil.test', false],
    ['https://partner.example:8443/', 'partner.example:8443', false],
    ['https://evil.test/?https://partner.example', 'evil.test', false],
  ])('the link %s leads to %s, trusted: %s', (text, host, isTrusted) => {
    expect(leaveTarget(text, conf)).toMatchObject({ host, isTrusted })
  })

  it.each([
    '',
    undefined,
    'javascript:alert(1)',
    '//evil.test',
    '/wares',
    'https://partner.example@evil.test/',
    'https:\\\\evil.test',
    'data:text/html,x',
  ])('rejects %s as an external link', (text) => {
    expect(leaveTarget(text, conf)).toEqual({ url: '', host: '', isTrusted: false })
  })
})
