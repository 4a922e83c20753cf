import type { Profile } from "./profile.ts";
import { suv } from "./suv.ts";
import { van } from "./van.ts";

/** The van as a lounge on wheels: one unbroken dark window, warm light behind it. */
export const sprinterLimousine: Profile = {
  ...van,
  name: "vehicle-sprinter-limousine",
  pillars: ["M602 270 L622 270 L622 420 L606 420 Z", "M1016 270 L1024 270 L1024 420 L1016 420 Z"],
  gaps: [
    "M398 418 C384 480 388 580 404 646",
    "M612 418 C616 500 616 590 612 648",
    "M824 414 C828 500 828 590 824 648",
  ],
  lounge: true,
};

/** The tall estate with a middle as long as itself. */
export const suvLimousine: Profile = {
  ...suv,
  name: "vehicle-suv-limousine",
  body:
    "M126 640 C114 620 110 570 116 518 C120 496 140 486 180 480 C250 470 320 464 380 460 " +
    "C414 432 448 400 492 384 C600 372 1250 370 1380 376 C1430 382 1462 404 1480 444 " +
    "C1496 468 1504 500 1506 540 C1508 584 1504 616 1496 638 L1376 648 L200 648 Z",
  crown:
    "M140 488 C250 470 320 464 380 460 C414 432 448 400 492 384 C600 372 1250 370 1380 376 C1430 382 1462 404 1480 444",
  glass:
    "M418 460 C444 436 474 410 510 398 C620 388 1250 386 1366 390 C1408 396 1436 414 1450 444 L1454 456 C1200 464 640 466 418 460 Z",
  pillars: [
    "M596 380 L610 380 L612 470 L598 470 Z",
    "M820 380 L828 380 L828 470 L820 470 Z",
    "M1040 380 L1048 380 L1048 470 L1040 470 Z",
    "M1226 380 L1240 380 L1244 470 L1230 470 Z",
    "M1368 380 L1382 380 L1396 470 L1380 470 Z",
  ],
  shoulder: "M116 522 C240 504 420 494 640 490 C960 486 1300 486 1506 500",
  tuck: "M210 614 C500 598 1100 598 1370 610",
  gaps: [
    "M402 470 C396 520 398 590 410 644",
    "M604 464 C606 520 606 590 604 646",
    "M1234 462 C1240 520 1230 556 1214 574",
    "M1044 464 C1046 520 1046 590 1044 646",
    "M150 494 C250 482 330 476 390 474",
  ],
  handles: [
    [556, 512],
    [1176, 510],
  ],
  mirror: [436, 460],
  headlamp: "M118 520 L190 506 L188 518 L120 532 Z",
  tail: "M1504 508 L1478 470 L1484 466 L1507 496 Z",
  wheels: [
    [272, 608],
    [1296, 608],
  ],
  radius: 82,
  belt: 460,
  extras: "",
  lounge: true,
};
