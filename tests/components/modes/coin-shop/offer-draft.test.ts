import { describe, expect, it } from 'vitest'
import { draftOf, type OfferDraft, offerErrors, termsOf } from '@/components/modes/coin-shop/offer-draft'
import { ownOfferOf } from '../../support/sample-coins'

const draft = (more: Partial<OfferDraft> = {}): OfferDraft => ({ ...draftOf(ownOfferOf()), ...more })

describe('currency offer form', () => {
  it('an offer opened and saved without a change stays identical', () => {
    const offer = ownOfferOf({ ratio: '1516529.41' })
    expect(termsOf(draftOf(offer), 'sell')).toEqual({
      ratio: '1516529.41',
      stock: '820000000',
      least: '10000000',
      most: '400000000',
      way: 'mail',
    })
    expect(
      termsOf(draftOf(ownOfferOf({ kind: 'recycle', budget: '500.00', roleName: '小号' })), 'recycle'),
    ).toMatchObject({ budget: '500.00', roleName: '小号' })
  })

  it('a sold-out offer can be paused: its stock is not sent', () => {
    expect(termsOf(draftOf(ownOfferOf({ stock: 0 })), 'sell')).not.toHaveProperty('stock')
  })

  it('offer amounts are typed in 万 or single units', () => {
    const typed = { ratio: '531', stock: '9000', least: '100', most: '9000' }
    expect(termsOf(draft({ unit: '1', ...typed }), 'sell')).toMatchObject({ ratio: '531.00', stock: '9000' })
    expect(termsOf(draft({ unit: '10000', ...typed }), 'sell')).toMatchObject({ stock: '90000000' })
  })

  it.each<[keyof OfferDraft, Partial<OfferDraft>, 'sell' | 'recycle']>([
    ['gid', { gid: '' }, 'sell'],
    ['ratio', { ratio: '0' }, 'sell'],
    ['stock', { stock: '' }, 'sell'],
    ['stock', { stock: '99999999999' }, 'sell'],
    ['budget', { budget: '12.345', roleName: 'x' }, 'recycle'],
    ['roleName', { budget: '12.34', roleName: ' ' }, 'recycle'],
    ['least', { least: 'x' }, 'sell'],
    ['most', { least: '50', most: '49' }, 'sell'],
  ])('the offer form reports an invalid %s', (field, more, kind) => {
    const faults = Object.entries(offerErrors(draft(more), kind)).filter(([, fault]) => fault)
    expect(faults.map(([name]) => name)).toEqual([field])
  })

  it('a valid offer has no errors', () => {
    expect(Object.values(offerErrors(draft(), 'sell')).filter(Boolean)).toEqual([])
    const buys = draft({ budget: '100', roleName: '小号' })
    expect(Object.values(offerErrors(buys, 'recycle')).filter(Boolean)).toEqual([])
  })
})
