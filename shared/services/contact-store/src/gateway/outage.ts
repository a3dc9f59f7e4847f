export class Outage {
  private isOn = false;

  constructor(private readonly log: (line: string) => void) {}

  begin(reason: string): void {
    if (!this.isOn) this.log(`Contact requests are refused for the moment: ${reason}`);
    this.isOn = true;
  }

  end(): void {
    if (this.isOn) this.log('Contact requests are stored again.');
    this.isOn = false;
  }
}
