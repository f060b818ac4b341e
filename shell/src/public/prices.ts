export const TRIAL_DAYS = 30;

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
