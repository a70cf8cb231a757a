import { expect, it } from 'vitest'
import { Metrics } from '@/lib/server/runtime/metrics'

it('what the moderation vendor said is counted by kind and outcome, missing verdicts too', async () => {
  const metrics = new Metrics({ process: false })
  const figures = { text: { pass: 2, review: 0, block: 0, none: 0 }, image: { pass: 0, review: 0, block: 0, none: 0 } }
  metrics.watchModeration(figures)
  figures.image.none = 3
  const text = await metrics.registry.metrics()
  expect(text).toContain('moderation_total{kind="text",outcome="pass"} 2')
  expect(text).toContain('moderation_total{kind="image",outcome="none"} 3')
})
