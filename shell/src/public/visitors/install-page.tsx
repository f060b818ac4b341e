import { usePageHead } from '../parts/page-head.ts';
import { useInstallPrompt } from './install-prompt.ts';

export function InstallPage() {
  usePageHead('/install');
  const install = useInstallPrompt();
  return (
    <div className="public-text">
      <h1>Installation</h1>
      <p className="public-lead">
        Stundenbuch läuft im Browser. Sie können es wie eine App auf den Startbildschirm oder den Schreibtisch
        legen; dann öffnet es sich in einem eigenen Fenster.
      </p>
      {install && (
        <button type="button" className="sb-button sb-button-primary" onClick={install}>
          Jetzt installieren
        </button>
      )}
      <h2>Android mit Chrome</h2>
      <ol>
        <li>Öffnen Sie diese Seite in Chrome.</li>
        <li>Tippen Sie oben rechts auf das Menü mit den drei Punkten.</li>
        <li>Wählen Sie „Zum Startbildschirm hinzufügen“ und bestätigen Sie.</li>
      </ol>
      <h2>iPhone und iPad mit Safari</h2>
      <ol>
        <li>Öffnen Sie diese Seite in Safari.</li>
        <li>Tippen Sie auf „Teilen“, das Quadrat mit dem Pfeil nach oben.</li>
        <li>Wählen Sie „Zum Home-Bildschirm“ und dann „Hinzufügen“.</li>
      </ol>
      <h2>Computer mit Chrome oder Edge</h2>
      <ol>
        <li>Öffnen Sie diese Seite.</li>
        <li>Klicken Sie rechts in der Adresszeile auf das Symbol zum Installieren.</li>
        <li>Bestätigen Sie mit „Installieren“.</li>
      </ol>
      <p>Zum Erfassen und Ansehen Ihrer Zeiten brauchen Sie eine Verbindung zum Server.</p>
    </div>
  );
}
