/**
 * Messages sent by this process since its start, for the metrics; `near`: how often a site's limit was nearly reached.
 */
export const smsFigures = {
  sent: { stranger: 0, known: 0, member: 0, signer: 0 },
  refused: { stranger: 0, known: 0, member: 0, signer: 0 },
  near: 0,
}
