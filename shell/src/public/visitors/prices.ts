export const TRIAL_DAYS = 30;

// 15 people: 99 + 10 × 14,99 = 248,90 € against 249 €; the 16th makes Pro the cheaper one.
export const ADVICE = 'Bis 15 Mitarbeitende ist Basic günstiger, ab 16 Pro.';

export const plans = [
  {
    name: 'Basic',
    price: '99 €',
    per: 'pro Monat',
    points: ['5 Mitarbeitende inklusive', '14,99 € je weiterer Person'],
  },
  {
    name: 'Pro',
    price: '249 €',
    per: 'pro Monat',
    points: ['20 Mitarbeitende inklusive', '9,99 € je weiterer Person'],
  },
  {
    name: 'Enterprise',
    price: 'auf Anfrage',
    per: '',
    points: ['für mehr als 30 Mitarbeitende', 'Preis nach Umfang und Modulen'],
  },
] as const;
