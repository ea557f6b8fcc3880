const LANTERNS = 6;
const quay = document.querySelector("#quay");
const says = document.querySelector("#says");

for (let number = 1; number <= LANTERNS; number += 1) {
  const lantern = document.createElement("button");
  lantern.setAttribute("aria-label", `Lantern ${number}`);
  lantern.setAttribute("aria-pressed", "false");
  lantern.addEventListener("click", () => {
    lantern.setAttribute("aria-pressed", String(lantern.getAttribute("aria-pressed") === "false"));
    const left = LANTERNS - quay.querySelectorAll('[aria-pressed="true"]').length;
    says.textContent = left === 0 ? "All are home. Marta waves from the last boat." : `${left} still dark.`;
  });
  quay.append(lantern);
}
