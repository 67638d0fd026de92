import { describe, expect, it } from "vitest";
import { Aim } from "@/parts/aiming";

const touch = (timeStamp: number) => ({ timeStamp, pointerType: "touch" });
const mouse = (timeStamp: number) => ({ timeStamp, pointerType: "mouse", movementX: 1, movementY: 0 });

describe("what takes the place of something pressable", () => {
  it("is not pressed by a finger that was on its way to that", () => {
    const aim = new Aim();
    aim.went(1000);
    aim.down(touch(1200));
    expect(aim.missed()).toBe(true);
    expect(aim.missed(), "a key").toBe(false);
    aim.down(touch(1500));
    expect(aim.missed()).toBe(false);
  });

  it("is pressed by a mouse that was somewhere else, or lay still", () => {
    const aim = new Aim();
    aim.moved(mouse(100));
    aim.went(1000);
    aim.down(mouse(1100));
    expect(aim.missed()).toBe(false);
    aim.moved(mouse(1900));
    aim.went(2000);
    aim.down(mouse(2100));
    expect(aim.missed()).toBe(true);
  });

  it("is pressed at once by whoever has made it come", () => {
    const aim = new Aim();
    aim.pressed(touch(950));
    aim.went(1000);
    aim.down(touch(1200));
    expect(aim.missed()).toBe(false);
  });
});
