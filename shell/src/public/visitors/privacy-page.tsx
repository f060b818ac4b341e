import { useEffect, useState } from 'react';
import { usePageHead } from '../parts/page-head.ts';
import { OperatorFacts } from './operator-facts.tsx';

/** What this installation does besides; not in the page as it was drawn by the build. */
function useBesides(): { cookie: boolean; mail: boolean; feeds: boolean } {
  const [besides, setBesides] = useState({ cookie: false, mail: false, feeds: false });
  useEffect(() => {
    const { cookie, mail, feeds } = document.documentElement.dataset;
    setBesides({ cookie: cookie !== undefined, mail: mail !== undefined, feeds: feeds !== undefined });
  }, []);
  return besides;
}

export function PrivacyPage() {
  const { cookie, mail, feeds } = useBesides();
  usePageHead('/privacy-policy');
  return (
    <div className="public-text">
      <h1>Datenschutzerklärung</h1>
      <h2>Wer verantwortlich ist</h2>
      <OperatorFacts />
      <h2>Welche Daten verarbeitet werden</h2>
      <p>
        Stundenbuch speichert, was für die Zeiterfassung nötig ist: Name, E-Mail, Personalnummer,
        Arbeitszeitmodell und Urlaubsanspruch, dazu die eingetragenen Arbeitszeiten, Projektbuchungen und
        Abwesenheiten. Das Passwort wird nur als nicht umkehrbarer Prüfwert gespeichert.
      </p>
      <h2>Wer die Daten sieht</h2>
      <p>
        Jedes Unternehmen sieht ausschließlich seine eigenen Daten. Innerhalb des Unternehmens sehen
        Mitarbeitende ihre eigenen Einträge, Administratoren und Leser die des Unternehmens. Krankheitstage
        von Kolleginnen und Kollegen erscheinen nicht im Urlaubskalender.
      </p>
      <h2>Was im Browser gespeichert wird</h2>
      <p>
        Nach der Anmeldung liegen ein Sitzungsschlüssel (<code>jwtToken</code>) und die Angabe, dass Sie
        angemeldet sind, im Speicher Ihres Browsers, auf Wunsch auch die gewählte helle oder dunkle
        Darstellung. Beim Abmelden werden Schlüssel und Angabe gelöscht.{' '}
        {cookie
          ? 'Ein Cookie mit der zweiten Hälfte der Sitzung schützt davor, dass jemand den Schlüssel allein benutzt; andere gibt es nicht, auch keine Werbung'
          : 'Es gibt keine Cookies, keine Werbung'}{' '}
        und keine Auswertung Ihres Verhaltens; von fremden Servern wird nichts nachgeladen. Dateien des
        Programms behält der Browser, damit es schneller öffnet; Ihre Zeiten und andere Daten nie.
      </p>
      {mail && (
        <>
          <h2>Mails</h2>
          <p>
            Einladungen, Links für ein neues Passwort und Mitteilungen gehen über den Mailserver des
            Betreibers an Ihre Adresse. Was an wen ging, wird 90 Tage gespeichert.
          </p>
        </>
      )}
      {feeds && (
        <>
          <h2>Kalender-Abos</h2>
          <p>
            Wer ein Kalender-Abo anlegt, gibt dem Anbieter des Kalenderprogramms, in das die Adresse
            eingetragen wird, die Tage der Abwesenheiten weiter, bis das Abo gelöscht wird.
          </p>
        </>
      )}
      <h2>Ihre Rechte</h2>
      <p>
        Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung Ihrer
        Daten sowie auf Beschwerde bei einer Aufsichtsbehörde. Wenden Sie sich dazu an Ihr Unternehmen oder an
        den Betreiber.
      </p>
    </div>
  );
}
