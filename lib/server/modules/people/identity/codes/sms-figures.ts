/** Messages of this process since its start, for the metrics; `near`: times that a site's budget came near its end. */
export const smsFigures = {
  sent: { stranger: 0, known: 0, member: 0 },
  refused: { stranger: 0, known: 0, member: 0 },
  near: 0,
}
